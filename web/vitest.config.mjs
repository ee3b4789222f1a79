// Unit tests of the page's logic: npm test, or ./play check.
import { defineConfig } from "vitest/config";
import { compiled, languagesModule } from "./messages.mjs";

/** The same messages as in the build. */
const messages = {
  name: "messages",
  resolveId: (id) => (id.startsWith("messages:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0messages:")) return undefined;
    const [language, part] = id.slice("\0messages:".length).split("_");
    return language === "all"
      ? languagesModule()
      : `export default ${JSON.stringify(compiled(language, part))};`;
  },
};

export default defineConfig({
  plugins: [messages],
  test: {
    environment: "happy-dom",
    // Links of other sites are not followed.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    // One process for all: starting another one takes longer than the tests.
    isolate: false,
    maxWorkers: 1,
    unstubGlobals: true,
    include: ["tests/**/*.test.{ts,mjs}"],
  },
});
