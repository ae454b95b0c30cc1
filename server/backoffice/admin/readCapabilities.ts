import type { z } from 'zod'
import type { adminCapabilities } from '../../../contracts/calls/admin.ts'
import { text } from '../../../contracts/platform/text.ts'
import { listCapabilities } from '../../platform/config/capabilities.ts'
import type { Context } from '../../platform/context.ts'
import { lateLists } from '../../screening/published/watchPromises.ts'

/** What is set up, and what of it does not do what it promises: watch lists that have become too old. */
export async function readCapabilities(
  ctx: Pick<Context, 'db' | 'config'>,
): Promise<z.output<typeof adminCapabilities.reply>> {
  const late = (await lateLists(ctx)).join(', ')
  const problem = late === '' ? null : text(`Older than promised: ${late}.`, `वादे से पुरानी: ${late}।`)
  return {
    capabilities: listCapabilities(ctx.config).map(one => ({ ...one, problem: one.name === 'lists' ? problem : null })),
  }
}
