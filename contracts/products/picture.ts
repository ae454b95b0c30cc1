import { z } from 'zod'

/** A picture in a result: a data URL of a JPEG, PNG or WebP, at most about 300 kB. */
export const picture = z
  .string()
  .max(400_000)
  .regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/)
