import { z } from 'zod'
import { defineCall } from './define.ts'

/** The configuration that pages need before sign-in. */
export const clientConfig = defineCall({
  service: 'main',
  method: 'GET',
  path: '/config',
  auth: 'none',
  style: 'http',
  summary: 'Get the names and addresses shown on pages',
  reply: z.object({
    brandName: z.string(),
    appMode: z.enum(['sandbox', 'production']),
    supportEmail: z.string(),
    salesEmail: z.string(),
    homePath: z.string(),
    termsUrl: z.string(),
    apiDocsUrl: z.string(),
    /** Identifies the application; it is no secret (A26). */
    clientToken: z.string(),
  }),
})
