import { z } from 'zod'
import { plainText } from '../platform/plainText.ts'
import { personName } from '../products/inputs.ts'
import { defineCall, named } from './define.ts'

const email = z.string().trim().max(254).regex(z.regexes.email, 'Enter a complete e-mail address.')
const line = (most: number) =>
  z.string().trim().max(most).regex(plainText.pattern, 'Control characters are not allowed.')

/** A107 */
export const contactProductName = 'Challan Detailed Page'

/** One `name`, although the form has two (A106). `productName` defaults to the brand's own. */
export const oceanDemoQuery = defineCall({
  service: 'main',
  method: 'POST',
  path: '/oceanDemoQuery',
  auth: 'client',
  style: 'named',
  summary: 'Request a demo call',
  body: z.object({
    name: personName.regex(/^[\p{L}\p{M} .'’-]+$/u, 'A name can contain only letters and spaces.'),
    email,
    phone: z
      .string()
      .trim()
      .regex(/^\d{10}$/, 'Enter exactly 10 digits.'),
    companyName: line(120).nullish(),
    productName: line(120).nullish(),
  }),
  reply: named({}),
})

export const contactForm = defineCall({
  service: 'main',
  method: 'POST',
  path: '/contactForm',
  auth: 'client',
  style: 'named',
  summary: 'Submit the contact form',
  body: z.object({
    name: personName,
    email,
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{6,20}$/, 'Enter a phone number.'),
    companyName: line(120).min(1, 'Enter your company name.'),
    message: z.string().trim().min(1, 'Enter a message.').max(2_000),
    productName: line(120).nullish(),
  }),
  reply: named({}),
})
