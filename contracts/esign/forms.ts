import { z } from 'zod'
import { text } from '../platform/text.ts'

/* A public form: a template that whoever has its link signs as their own copy. */

/** Why a form takes no more copies: its sender has switched it off, a limit is reached, the wallet is empty, or the template cannot be sent any more. */
export const formStops = ['sender', 'copies', 'until', 'balance', 'template'] as const
export type FormStop = (typeof formStops)[number]

export const formStopTexts: Record<FormStop, ReturnType<typeof text>> = {
  sender: text('Switched off.', 'बंद किया गया है।'),
  copies: text('All copies have been started.', 'सभी कॉपियाँ शुरू हो चुकी हैं।'),
  until: text('Its last day has passed.', 'इसका आखिरी दिन निकल चुका है।'),
  balance: text(
    'The product wallet is empty. Add balance, then switch it on again.',
    'प्रोडक्ट वॉलेट खाली है। बैलेंस जोड़ें, फिर इसे चालू करें।',
  ),
  template: text(
    'The template cannot be sent as it is now. Correct it, then switch the form on again.',
    'टेम्पलेट इस रूप में नहीं भेजा जा सकता। उसे ठीक करें, फिर फ़ॉर्म चालू करें।',
  ),
}

export const formLimits = {
  copies: { least: 1, usual: 100, most: 10_000 },
  copiesPerDay: { least: 1, usual: 20, most: 1_000 },
  /** How long a form may be open. */
  days: 366,
  /** Codes that are sent to one person for one form. */
  codes: { max: 5, windowMs: 60 * 60_000 },
  /** Codes that are sent for one form. */
  codesOfForm: { max: 300, windowMs: 60 * 60_000 },
  codesOfNetwork: { max: 60, windowMs: 60 * 60_000 },
} as const

/** What is shown of a form to the account that owns it. */
export const shownForm = z.object({
  stopped: z.enum(formStops).nullable(),
  /** It stays the same until it is renewed, also while the form is stopped. */
  url: z.string(),
  /** The address as a QR code: the size of its square, and a path of SVG. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
  copiesMost: z.number().int(),
  copiesPerDay: z.number().int(),
  until: z.iso.datetime(),
  copies: z.number().int(),
  copiesToday: z.number().int(),
})
export type ShownForm = z.output<typeof shownForm>
