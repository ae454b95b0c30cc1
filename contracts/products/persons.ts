import { z } from 'zod'
import { choice } from './define.ts'

/** As documents and their registers record it. */
export const gender = z.enum(['male', 'female', 'other'])

export const genders = {
  male: choice('Male', 'पुरुष'),
  female: choice('Female', 'महिला'),
  other: choice('Other', 'अन्य'),
}
