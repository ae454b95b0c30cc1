import { amlScreen } from '../../../contracts/products/amlScreen.ts'
import type { Context } from '../../platform/context.ts'
import type { OwnSource } from '../../platform/ports/sources.ts'
import { screenSubject } from './screenSubject.ts'

/** The name under which answers from the watch lists are recorded. */
const SOURCE = 'watch lists'

/** Answers the product `aml-screen` from the lists of this installation and of the account that asks. "No hit" is an answer too. */
export const createScreeningSource =
  (ctx: Pick<Context, 'db' | 'vault'>): OwnSource =>
  async ({ userId, query }) => ({
    source: SOURCE,
    fetchedAt: new Date().toISOString(),
    tries: 1,
    found: true,
    record: await screenSubject(ctx, userId, amlScreen.input.parse(query)),
  })
