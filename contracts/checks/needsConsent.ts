import type { Product } from '../products/define.ts'

/** Whether a check with this input needs the subject's consent, because it states no other basis. */
export const needsConsent = (
  { consentUnless }: Pick<Product, 'consentUnless'>,
  input: Record<string, unknown>,
): boolean => !consentUnless || input[consentUnless.source] !== consentUnless.value
