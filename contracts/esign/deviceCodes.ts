/** Codes by which another device draws a signature: without letters that are taken for others. */
export const deviceCodes = {
  letters: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  length: 8,
  lifeMs: 5 * 60_000,
  /** Codes of one link, in the window. */
  begun: { max: 20, windowMs: 10 * 60_000 },
  /** Codes that one network enters, in the window. */
  entered: { max: 40, windowMs: 10 * 60_000 },
  /** As it is compared: typed in any way. */
  normalise: (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase(),
  /** As it is read: in two halves. */
  written: (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`,
} as const
