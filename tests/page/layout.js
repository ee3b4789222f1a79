// Returns sentences about the faults in the layout of a page; elements are described by class and text.
() => {
  const found = new Set();
  // Pixels: boxes begin and end at fractions of a pixel, and less than half of one is not drawn. What the browser
  // rounds to whole pixels itself, scrollWidth and the like, has 1 instead.
  const least = 0.5;
  const modal = document.querySelector("[aria-modal=true]");
  const root = document.documentElement;
  const scrolls = root.scrollHeight > innerHeight + 1;

  // Only for screen readers.
  const spoken = (e) => {
    for (let up = e; up; up = up.parentElement) if (getComputedStyle(up).clipPath === "inset(50%)") return true;
    return false;
  };
  const seen = (e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !e.closest("svg, [inert]") && !spoken(e) && (!modal || modal.contains(e));
  const name = (e) => {
    const words = (e.getAttribute("aria-label") || e.textContent || "").trim().replace(/\s+/g, " ").slice(0, 32);
    const where = e.closest("[class]");
    return `<${where ? [...where.classList].slice(0, 2).join(".") : e.localName}> "${words}"`;
  };
  // The part of the window in which an element can be seen, and whether more can be scrolled to.
  const clip = (e) => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false };
    for (let up = e.parentElement; up && up !== root; up = up.parentElement) {
      const style = getComputedStyle(up);
      const how = style.overflowX + style.overflowY;
      if (/hidden|clip|auto|scroll/.test(how)) {
        const b = up.getBoundingClientRect();
        box.left = Math.max(box.left, b.left);
        box.top = Math.max(box.top, b.top);
        box.right = Math.min(box.right, b.right);
        box.bottom = Math.min(box.bottom, b.bottom);
        box.scrolls ||= /auto|scroll/.test(how);
      }
      if (style.position === "fixed") break;
    }
    return box;
  };
  const common = (a, b) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const overlap = (a, b, by) => { const c = common(a, b); return c.width > by && c.height > by; };

  // Texts: the boxes of all lines of all text nodes, as far as they are not scrolled away.
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, e = node.parentElement;
    if (!node.data.trim() || !seen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const c = clip(e);
    for (const b of range.getClientRects()) {
      if (b.width < 1 || b.height < 1) continue;
      const inside = new DOMRect(Math.max(b.left, c.left), Math.max(b.top, c.top), common(b, c).width, common(b, c).height);
      if (!c.scrolls) texts.push({ e, b, c });
      else if (inside.width > 0 && inside.height > 0) texts.push({ e, b: inside, c });
    }
  }
  for (const { e, b, c } of texts) {
    if (!c.scrolls) {
      if (b.left < c.left - least || b.right > c.right + least) found.add(`cut off at the side: ${name(e)}`);
      else if (!scrolls && (b.top < c.top - least || b.bottom > c.bottom + least)) found.add(`cut off: ${name(e)}`);
    }
    const own = getComputedStyle(e);
    if (/hidden|clip/.test(own.overflowX) && e.scrollWidth > e.clientWidth + 1) found.add(`shortened: ${name(e)}`);
    if (/hidden|clip/.test(own.overflowY) && e.scrollHeight > e.clientHeight + least) found.add(`shortened: ${name(e)}`);
  }
  // Line boxes are taller than letters: compare the middle three fifths.
  const letters = texts.map(({ e, b }) => ({
    e, left: b.left, right: b.right, top: b.top + b.height / 5, bottom: b.bottom - b.height / 5,
  }));
  letters.forEach((a, i) => {
    for (const b of letters.slice(i + 1))
      if (a.e !== b.e && overlap(a, b, least)) found.add(`overlap: ${name(a.e)} and ${name(b.e)}`);
  });
  // What lies on a text has to belong to the same control or item.
  const control = (e) => e.closest("button, a, li, label");
  for (const { e, b } of texts) {
    if (b.top < 0 || b.bottom > innerHeight || getComputedStyle(e).pointerEvents === "none") continue;
    for (const part of [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(b.left + b.width * part, b.top + b.height / 2);
      const together = !top || e.contains(top) || top.contains(e) || (control(e) && control(e) === control(top));
      if (!together) found.add(`covered: ${name(e)} by ${name(top)}`);
    }
  }
  // Controls: at least 24 by 24 pixels that can be clicked.
  for (const e of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (!seen(e) || e.disabled) continue;
    const b = e.getBoundingClientRect(), c = clip(e);
    if (b.width < 2 || c.scrolls || (scrolls && (b.bottom > innerHeight || b.top < 0))) continue;
    if (b.left < c.left - least || b.right > c.right + least || b.top < c.top - least || b.bottom > c.bottom + least) {
      found.add(`outside: ${name(e)}`);
      continue;
    }
    let hits = 0, all = 0;
    for (let x = b.left + 3; x < b.right; x += 6)
      for (let y = b.top + 3; y < b.bottom; y += 6) {
        all += 1;
        const top = document.elementFromPoint(x, y);
        if (top && (e.contains(top) || top.contains(e) && top.closest("label"))) hits += 1;
      }
    if (hits * 36 < Math.min(24 * 24, all * 36) * 0.75) found.add(`hard to hit: ${name(e)}`);
  }
  // A card that is offered has a ring around it, which takes no space.
  const ring = 5;
  const drawn = (e) => {
    const b = e.getBoundingClientRect();
    if (!e.matches(".offered .stack > .back:last-child")) return b;
    return new DOMRect(b.left - ring, b.top - ring, b.width + 2 * ring, b.height + 2 * ring);
  };
  // Groups of cards, and other parts of the table.
  const groups = [...document.querySelectorAll(
    ".set, .heap, .hand, .seat, .laid-threes, .meldbar, .turnbar, .acts, .zone > header, .reserve, .lastcards, .penalties, .lastmove",
  )].filter(seen).map((e) => {
    const parts = [...(e.matches(".set, .heap, .seat") ? [e] : []), ...e.querySelectorAll(".card, .back, b, span, button")];
    const boxes = parts.filter(seen).map(drawn).filter((b) => b.width >= 2 && b.height >= 2);
    return {
      e, some: boxes.length > 0,
      left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
      top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)),
    };
  }).filter((group) => group.some);
  groups.forEach((a, i) => {
    for (const b of groups.slice(i + 1))
      if (!a.e.contains(b.e) && !b.e.contains(a.e) && overlap(a, b, least))
        found.add(`overlap of parts: ${name(a.e)} and ${name(b.e)}`);
    const felt = a.e.closest(".table")?.getBoundingClientRect();
    if (a.right > innerWidth + least || a.left < -least || (!scrolls && (a.bottom > innerHeight + least || a.top < -least)))
      found.add(`outside the window: ${name(a.e)}`);
    else if (felt && (a.right > felt.right + least || a.left < felt.left - least || a.bottom > felt.bottom + least || a.top < felt.top - least))
      found.add(`outside the table: ${name(a.e)}`);
  });
  if (root.scrollWidth > innerWidth) found.add(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  // The header lies above the rest of the table's page.
  const header = document.querySelector("header.top")?.getBoundingClientRect();
  const first = document.querySelector(".steps")?.getBoundingClientRect();
  if (header && first && first.top < header.bottom - least) found.add("the turn bar covers the header");
  const table = document.querySelector(".table");
  if (table && !modal) {
    if (scrolls) found.add(`scrolls down: ${root.scrollHeight} of ${innerHeight}`);
    const main = [...document.querySelectorAll(".acts .btn:not(.icon)")].pop()?.getBoundingClientRect();
    if (document.querySelector(".steps:not(.idle)") && !(main && main.top >= 0 && main.bottom <= innerHeight))
      found.add("the main action is not in sight");
  }
  return [...found];
}
