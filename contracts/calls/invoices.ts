import { z } from 'zod'
import { approvalId } from '../fields/schemas.ts'
import { checkIdentifier } from '../identifiers/index.ts'
import { topUp } from '../money/topUp.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

const byId = z.object({ id: z.string().max(64) })
const numbered = z.object({ id: z.string(), number: z.string() })
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)

export const downloadInvoice = defineCall({
  service: 'main',
  method: 'GET',
  path: '/invoices/{id}/pdf',
  auth: 'customer',
  access: ['wallets', 'show'],
  style: 'http',
  summary: 'Download a tax invoice',
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const downloadAnyInvoice = defineCall({
  ...staff,
  method: 'GET',
  path: '/invoices/{id}/pdf',
  access: ['admin.transactions', 'show'],
  summary: "Download a customer's tax invoice",
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const exportInvoices = defineCall({
  ...staff,
  method: 'GET',
  path: '/invoices/export',
  access: ['admin.transactions', 'export'],
  summary: 'Export tax invoices as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

/** Cancels an invoice with a credit note and issues a replacement. A null `gstin` means that the buyer has none. */
export const correctInvoice = defineCall({
  ...staff,
  method: 'POST',
  path: '/invoices/{id}/correct',
  access: ['admin.transactions', 'edit'],
  fresh: true,
  summary: 'Correct the GSTIN of an invoice with a credit note and a new invoice',
  params: byId,
  body: z.object({
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .max(64)
      .superRefine((gstin, issues) => {
        const checked = checkIdentifier('gstin', gstin)
        if (!checked.ok) issues.addIssue({ code: 'custom', message: checked.reason })
      })
      .nullable(),
    reason,
  }),
  reply: z.object({ creditNote: numbered, invoice: numbered }),
  errors: ['not_found', 'conflict'],
})

/**
 * Credits a part of an invoice, given without its GST, which follows in proportion. The customer's wallet gets the total. A large one
 * waits for a second person, and `creditNote` is null.
 */
export const creditInvoice = defineCall({
  ...staff,
  method: 'POST',
  path: '/invoices/{id}/credit',
  access: ['admin.wallets', 'edit'],
  fresh: true,
  summary: 'Credit a part of an invoice',
  params: byId,
  body: z.object({ basePaise: z.number().int().min(1).max(topUp.mostPaise), reason }),
  reply: z.object({ creditNote: numbered.nullable(), amountPaise: z.number().int(), approvalId }),
  errors: ['not_found', 'conflict'],
  idempotent: true,
})
