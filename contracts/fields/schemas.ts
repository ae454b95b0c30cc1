import { z } from 'zod'

const YEARS = /^(19|20|21)\d\d-/
const notAYear = 'Choose a year from 1900 to 2199.'

/** A day or an instant that a caller gives. SQL adds days to it and moves it to Indian time, which fails at the ends of the calendar. */
export const day = z.iso.date().regex(YEARS, notAYear)
export const instant = z.iso.datetime().regex(YEARS, notAYear)

/** The highest number of a PostgreSQL `integer`, for row numbers and columns that a caller gives. */
export const MAX_INTEGER = 2_147_483_647

/** ₹1,000 crore: more than any sum here, and far from the end of `bigint` and of JavaScript's exact numbers. */
export const MAX_PAISE = 1_000_000_000_000

/** A sum in major units, which the call judges by its own limits. */
export const anySum = z
  .number()
  .min(-MAX_PAISE / 100)
  .max(MAX_PAISE / 100)

/** Fields shared by sign-in and registration. E-mails are case-insensitive everywhere (A19). */
export const email = z.string().trim().toLowerCase().max(254).regex(z.regexes.email, 'Enter a complete e-mail address.')
export const otp = z.string().trim().max(12)
export const password = z.string().max(512)

/** Without the country code; the verb validates it by the country's rule (A108). */
export const ph_no = z.string().trim().max(20)
export const countryCode = z.string().trim().max(5)
export const verificationId = z.string().max(64)

/** Control characters are refused, because they could forge a mail header or a log line. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed in a name.')

/** The id of a role, which the verb looks up. */
export const roleId = z.string().max(64)

/** The reason of an action, for the audit log. */
export const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)

/** Tokens, or for an account with two-step verification the challenge for the second step. */
export const staffTokens = {
  token: z.string().optional(),
  refreshToken: z.string().optional(),
  secondFactor: z.literal(true).optional(),
  challenge: z.string().optional(),
}

/** Code 100 with `isActive` false carries no tokens (A18). */
export const session = { isActive: z.boolean(), ...staffTokens }

/** A solved ALTCHA challenge as its widget writes it, or reCAPTCHA's token. Empty if unsolved. */
export const recaptchaToken = z.string().max(8_000).nullish()

/** In replies of changes that may need a second person: the request that now waits; null if the change was made. */
export const approvalId = z.string().nullable()
