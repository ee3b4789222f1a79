import { beforeEach, describe, expect, it } from "vitest";
import { navigate, path, query, replaceAddress } from "../src/state/router";

/** Click inside a link. */
function click(attributes: Record<string, string>, event: MouseEventInit = {}): void {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.innerHTML = "<b>there</b>";
  document.body.append(link);
  link
    .querySelector("b")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  link.remove();
}

describe("the router", () => {
  beforeEach(() => navigate("/"));

  it("follows the address", () => {
    navigate("/rules/classic/34?house=mild");
    expect([path.value, query.value, location.pathname]).toEqual([
      "/rules/classic/34",
      "?house=mild",
      "/rules/classic/34",
    ]);
    const before = history.length;
    replaceAddress("/rules/classic/35");
    expect([path.value, query.value, history.length]).toEqual(["/rules/classic/35", "", before]);
  });

  it("reads the address again when the reader goes back", () => {
    history.replaceState(null, "", "/lobby");
    expect(path.value).toBe("/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(path.value).toBe("/lobby");
  });

  it("follows links of the page itself, from anywhere inside them", () => {
    click({ href: "/learn?book=boat" });
    expect([path.value, query.value]).toEqual(["/learn", "?book=boat"]);
  });

  it.each([
    ["another site", { href: "https://example.org/" }, {}],
    ["another window", { href: "/lobby", target: "_blank" }, {}],
    ["a download", { href: "/lobby", download: "" }, {}],
    ["the server's interface", { href: "/api/me" }, {}],
    ["a click with a key", { href: "/lobby" }, { ctrlKey: true }],
    ["the middle button", { href: "/lobby" }, { button: 1 }],
  ])("leaves %s to the browser", (_, attributes, event) => {
    click(attributes as Record<string, string>, event);
    expect(path.value).toBe("/");
  });
});
