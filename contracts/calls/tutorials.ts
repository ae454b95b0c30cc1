import { z } from 'zod'
import { plainText } from '../plainText.ts'
import { isHttpsLink, tutorialLimits } from '../tutorials.ts'
import { defineCall } from './define.ts'

const tutorial = z.object({ id: z.string(), title: z.string(), description: z.string(), url: z.string() })
const list = z.object({ tutorials: z.array(tutorial) })

const link = 'Enter a complete address that starts with https://'

const body = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title.')
    .max(tutorialLimits.title)
    .regex(plainText.pattern, 'Control characters are not allowed.'),
  description: z.string().trim().max(tutorialLimits.description),
  url: z.string().trim().max(tutorialLimits.url).startsWith('https://', link).refine(isHttpsLink, link),
})

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const done = z.object({ done: z.literal(true) })

/** In order of addition. */
export const listTutorials = defineCall({
  service: 'main',
  method: 'GET',
  path: '/tutorials',
  auth: 'customer',
  style: 'http',
  summary: 'List video tutorials',
  reply: list,
})

export const listStaffTutorials = defineCall({
  ...staff,
  method: 'GET',
  path: '/tutorials',
  summary: 'List video tutorials',
  reply: list,
})

export const addTutorial = defineCall({
  ...staff,
  method: 'POST',
  path: '/tutorials',
  summary: 'Add a video tutorial',
  body,
  reply: tutorial,
})

export const changeTutorial = defineCall({
  ...staff,
  method: 'PUT',
  path: '/tutorials/{id}',
  summary: 'Change a video tutorial',
  params,
  body,
  reply: tutorial,
  errors: ['not_found'],
})

export const removeTutorial = defineCall({
  ...staff,
  method: 'DELETE',
  path: '/tutorials/{id}',
  summary: 'Remove a video tutorial',
  params,
  reply: done,
  errors: ['not_found'],
})
