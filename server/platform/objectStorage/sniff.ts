import type { ObjectType } from '../../../contracts/calls/objects.ts'

/** How many bytes `isType` wants to see. */
export const SNIFFED_BYTES = 12

const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))

const signatures: Record<ObjectType, (head: Buffer) => boolean> = {
  'image/png': head => startsWith(head, '89504e470d0a1a0a'),
  'image/jpeg': head => startsWith(head, 'ffd8ff'),
  'image/webp': head => startsWith(head, '52494646') && startsWith(head, '57454250', 8),
  'application/pdf': head => startsWith(head, '255044462d'),
}

/** Whether a file that begins like this is what it says. */
export const matchesType = (type: string, head: Buffer): boolean => signatures[type as ObjectType]?.(head) ?? false

/** Of what was sniffed when it came, so that a browser may show it. */
export const isShown = (type: string): boolean => type in signatures
