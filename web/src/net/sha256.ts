// SHA-256 and HMAC for the fair deal. The browser's own are missing if the page is served over plain http, as
// in a home network. tests/page/test_sources.py checks them against the vectors of docs/fair-shuffle.md.

const K = constants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const found = new Uint32Array(64);
  let at = 0;
  for (let n = 2; at < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) {
      const root = Math.cbrt(n);
      found[at] = (root - Math.floor(root)) * 2 ** 32;
      at += 1;
    }
  }
  return found;
}

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function sha256(message: Uint8Array): Uint8Array {
  const state = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  const length = ((message.length + 9 + 63) >> 6) << 6;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const w = new Uint32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const a = w[i - 15] as number;
      const b = w[i - 2] as number;
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    mix(state, w);
  }
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  for (const [i, word] of state.entries()) words.setUint32(4 * i, word);
  return out;
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) >>> 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) >>> 0, c, b, a, (t1 + t2) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] as number) + word;
  });
}

export const hex = (bytes: Uint8Array) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
export const unhex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Return the HMAC-SHA256 of a text as hexadecimal digits; the key is 32 bytes. */
export function mac(key: Uint8Array, message: string): string {
  const block = (mask: number) => {
    const found = new Uint8Array(64).fill(mask);
    key.forEach((byte, i) => {
      found[i] = byte ^ mask;
    });
    return found;
  };
  const joined = (a: Uint8Array, b: Uint8Array) => {
    const found = new Uint8Array(a.length + b.length);
    found.set(a);
    found.set(b, a.length);
    return found;
  };
  const inner = sha256(joined(block(0x36), new TextEncoder().encode(message)));
  return hex(sha256(joined(block(0x5c), inner)));
}

export const digest = (text: string) => hex(sha256(new TextEncoder().encode(text)));
