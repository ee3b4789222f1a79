// Icons that only the score pad uses, drawn inline.
const PATHS = {
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  down: "m5 9 7 7 7-7",
  up: "m5 15 7-7 7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  share: "M12 15.500V3.500M7.500 7.500 12 3l4.500 4.500M5 12v8.500h14V12",
  copy: "M8.500 8.500h11v11h-11zM15 4.500H4.500V15",
  pen: "M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500",
  back: "M9.500 6 3.500 12l6 6h11V6zM12 9.500l5 5M17 9.500l-5 5",
  print: "M7 9V3.500h10V9M7 17H4V9h16v8h-3M7 14h10v6.500H7z",
  cloud: "M7 18.500a4.500 4.500 0 0 1-.5-8.970A6 6 0 0 1 18 8.500a4.500 4.500 0 0 1-.5 10M4 3l16 18",
} as const;

export const PadIcon = ({ id }: { id: keyof typeof PATHS }) => (
  <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      stroke-linecap="round"
      stroke-linejoin="round"
      stroke-width="2.4"
      d={PATHS[id]}
    />
  </svg>
);
