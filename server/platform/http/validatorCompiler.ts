import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { InvalidInput, withoutWords } from '../invalidInput.ts'

/** Parses each part of a request by its contract. What does not parse is an `InvalidInput`, which the error handler words. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  data => {
    const { success, data: value, error } = schema.safeParse(data, withoutWords)
    return success ? { value } : { error: new InvalidInput(error.issues) }
  }
