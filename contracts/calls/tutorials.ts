import { z } from 'zod'
import { tutorial } from '../resources/tutorial.ts'
import { defineCall } from './define.ts'

/** In order of addition. */
export const listTutorials = defineCall({
  service: 'main',
  method: 'GET',
  path: '/tutorials',
  revalidate: true,
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  summary: 'List video tutorials',
  reply: z.object({ tutorials: z.array(tutorial.record) }),
})
