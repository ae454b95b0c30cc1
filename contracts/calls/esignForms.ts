import { z } from 'zod'
import { formLimits, shownForm } from '../esign/forms.ts'
import { day } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* The public form of a template, for the account that owns it. What whoever opens its link sees is in `esignFormLinks.ts`. */

const common = {
  service: 'main',
  auth: 'customer',
  style: 'http',
  gate: 'kyc',
  params: z.object({ id: z.string().max(64) }),
  access: ['verifications', 'edit'],
} as const

const state = z.object({
  /** Null before it was switched on for the first time. */
  form: shownForm.nullable(),
  /** What keeps the template from being a form. */
  problems: z.array(z.string()),
  /** Integer paise: what each copy costs the account when it is signed. */
  pricePaise: z.number().int(),
})

/** With its link, which is shown to nobody else. */
export const readFormLink = defineCall({
  ...common,
  method: 'GET',
  path: '/esign/envelopes/{id}/form',
  summary: 'Read the public form of a template',
  reply: state,
  errors: ['not_found'],
})

/** Switches it on, or changes its limits. The link stays what it was, unless there is none. 409 says what keeps the template from being a form. */
export const openFormLink = defineCall({
  ...common,
  method: 'PUT',
  path: '/esign/envelopes/{id}/form',
  summary: 'Switch on the public form of a template',
  body: z.object({
    copiesMost: z.number().int().min(formLimits.copies.least).max(formLimits.copies.most),
    copiesPerDay: z.number().int().min(formLimits.copiesPerDay.least).max(formLimits.copiesPerDay.most),
    /** The last day, in India. */
    until: day,
  }),
  reply: state,
  errors: ['not_found', 'conflict'],
})

/** A new link; the former one ends. */
export const renewFormLink = defineCall({
  ...common,
  method: 'POST',
  path: '/esign/envelopes/{id}/form/renew',
  summary: 'Renew the link of a public form',
  reply: state,
  errors: ['not_found', 'conflict'],
})

/** Switches it off. Copies that are out stay out. */
export const stopFormLink = defineCall({
  ...common,
  method: 'POST',
  path: '/esign/envelopes/{id}/form/stop',
  summary: 'Switch off the public form of a template',
  reply: state,
  errors: ['not_found'],
})
