import { z } from 'zod'
import { plainText } from '../plainText.ts'
import { personName } from '../products/inputs.ts'
import { defineCall, named } from './define.ts'

const email = z.string().trim().max(254).regex(z.regexes.email, 'Write a whole e-mail address.')
const line = (most: number) =>
  z.string().trim().max(most).regex(plainText.pattern, 'Control characters cannot stand here.')

/** A107 */
export const contactProductName = 'Challan Detailed Page'

/** A106: one `name`, where the form has two. `productName` is the brand's own unless told otherwise. */
export const oceanDemoQuery = defineCall({
  service: 'main',
  method: 'POST',
  path: '/oceanDemoQuery',
  auth: 'client',
  style: 'named',
  summary: 'Ask for a demo call',
  body: z.object({
    name: personName.regex(/^[\p{L}\p{M} .'’-]+$/u, 'A name has letters and spaces only.'),
    email,
    phone: z
      .string()
      .trim()
      .regex(/^\d{10}$/, 'A phone number has exactly 10 digits.'),
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
  summary: 'Send the contact form of a public page',
  body: z.object({
    name: personName,
    email,
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{6,20}$/, 'Write a phone number.'),
    companyName: line(120).min(1, 'Write the name of your company.'),
    message: z.string().trim().min(1, 'Write a message.').max(2_000),
    productName: line(120).nullish(),
  }),
  reply: named({}),
})
