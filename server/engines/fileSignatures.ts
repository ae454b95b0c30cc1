const startsWith =
  (...starts: string[]) =>
  (content: Buffer): boolean =>
    starts.some(start => content.subarray(0, start.length / 2).toString('hex') === start)

const RIFF = startsWith('52494646')

/** Whether content starts as a type of file does. None needs more than 12 bytes. */
export const fileSignatures = {
  pdf: startsWith('255044462d'),
  jpeg: startsWith('ffd8ff'),
  png: startsWith('89504e470d0a1a0a'),
  webp: (content: Buffer) => RIFF(content) && content.subarray(8, 12).toString('latin1') === 'WEBP',
  tiff: startsWith('49492a00', '4d4d002a'),
  /** Workbooks of old, and the container of encrypted ones. */
  ole: startsWith('d0cf11e0a1b11ae1'),
  zip: startsWith('504b0304'),
}
