import type { Context } from '../platform/context.ts'

/** Whether the method works for an envelope. A real provider signs nothing that was sent with a test key. */
export const isAadhaarAvailable = (
  { aadhaarEsign }: Pick<Context, 'aadhaarEsign'>,
  { mode }: { mode: 'live' | 'test' },
): boolean => aadhaarEsign.state === 'sandbox' || (aadhaarEsign.state === 'on' && mode === 'live')
