import { z } from 'zod'
import { accentContrast, LEAST_CONTRAST } from './contrast.ts'

/* How the pages of an account's applicants look. The logo is that of its letterhead. */

const words = (most: number) => z.strictObject({ en: z.string().trim().max(most), hi: z.string().trim().max(most) })

export const onboardingLook = z.strictObject({
  /** Of buttons and marks, as `#0c6577`; null for the house's own. */
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #0C6577.')
    .refine(
      accent => accentContrast(accent) >= LEAST_CONTRAST,
      'White text cannot be read on this colour. Choose a darker one.',
    )
    .nullable(),
  /** Above the form in which a person says who they are; empty for none. */
  welcome: words(600),
  /** What happens next, when the person has answered everything; empty for the house's own words. */
  ending: words(600),
})

export type OnboardingLook = z.output<typeof onboardingLook>

export const plainLook: OnboardingLook = { accent: null, welcome: { en: '', hi: '' }, ending: { en: '', hi: '' } }
