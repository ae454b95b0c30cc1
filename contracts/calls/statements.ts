import { z } from 'zod'
import { defineCall } from './define.ts'

const byId = z.object({ id: z.string().max(64) })

export const downloadStatement = defineCall({
  service: 'main',
  method: 'GET',
  path: '/statements/{id}/pdf',
  auth: 'customer',
  access: ['wallets', 'show'],
  style: 'http',
  summary: 'Download a monthly statement',
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const downloadAnyStatement = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/statements/{id}/pdf',
  auth: 'admin',
  access: ['admin.transactions', 'show'],
  style: 'http',
  summary: "Download a customer's monthly statement",
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})
