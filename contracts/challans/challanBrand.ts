import { z } from 'zod'

/** A text in both languages; line breaks are the only control characters allowed. */
const localized = (most: number) => {
  const words = z
    .string()
    .trim()
    .min(1, 'Enter a value.')
    .max(most)
    .regex(
      /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*(?:\n[^\p{Cc}\u202A-\u202E\u2066-\u2069]*)*$/u,
      'Control characters are not allowed.',
    )
  return z.object({ en: words, hi: words })
}

const title = localized(120)
const prose = localized(1_000)
const point = localized(200)

/** True for what is shown only while the brand promises a refund of what is settled late. */
const lateRefund = z.boolean().optional()

/** The content of a brand's page, kept as data rather than in code (A103). */
export const brandContent = z.object({
  headline: title,
  lead: prose,
  /** Claims about settlement, each a figure with a caption. */
  claims: z.array(z.object({ figure: localized(40), words: title, lateRefund })).max(6),
  /** The duration of each kind of settlement, shown next to a challan: "Settles in 3–4 days". */
  settlement: z.object({ online: point, virtual_court: point, physical_court: point }).optional(),
  questions: z.array(z.object({ question: point, answer: prose, lateRefund })).max(30),
  partner: z.object({ title, text: prose, points: z.array(point).max(10) }),
  integration: z.object({ title, text: prose, points: z.array(point).max(10) }),
  features: z.array(z.object({ title, text: prose })).max(12),
  /** Company names for the carousel, which is hidden if there are none. */
  trustedBy: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^\P{Cc}*$/u),
    )
    .max(40),
})

export type BrandContent = z.infer<typeof brandContent>

/** `logo` and `stylesheet` are URLs on our own host. */
export const challanBrand = z.object({
  brandName: z.string(),
  companyLogo: z.string().nullable(),
  /** The brand's display name; `brandName` is its path. */
  title: z.string(),
  token: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string().nullable(),
  /** CSS with the brand's colours as variables. */
  stylesheet: z.string(),
  content: brandContent,
})

export type ChallanBrand = z.infer<typeof challanBrand>
