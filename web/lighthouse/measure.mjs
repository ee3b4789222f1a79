// Runs Lighthouse on pages with phone settings, in a Chromium with remote debugging: node measure.mjs PORT
// ADDRESS... Prints one line of JSON per page: its scores out of 100, and the audits that lower them.
import lighthouse from "lighthouse";

const [port, ...addresses] = process.argv.slice(2);
for (const address of addresses) {
  const { lhr } = await lighthouse(address, { port: Number(port), logLevel: "error", output: "json" });
  const scores = {};
  const lacking = [];
  for (const [name, category] of Object.entries(lhr.categories)) {
    scores[name] = Math.round((category.score ?? 0) * 100);
    for (const { id, weight } of category.auditRefs) {
      const { score, displayValue } = lhr.audits[id];
      if (weight && score !== null && score < 0.9)
        lacking.push(displayValue ? `${id} (${displayValue})` : id);
    }
  }
  console.log(JSON.stringify({ scores, lacking, warnings: lhr.runWarnings }));
}
