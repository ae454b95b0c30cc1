import { formatCount, formatPaise } from '../../../contracts/money.ts'
import { withId } from '../../../contracts/paths.ts'
import { sendOptional } from '../../messaging/preferences/optional.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { say } from '../../platform/translate.ts'
import { type BulkJob, productOfJob } from './bulkJob.ts'

/** Tells the account's owner that a file has run to its end. */
export const mailFinished = ({ channels, config, vault }: Context, trx: Trx, job: BulkJob): Promise<void> =>
  sendOptional({ channels, config, vault }, trx, job.user_id, 'bulkFinished', locale => {
    const product = productOfJob(job)
    const words = {
      brand: config.BRAND_NAME,
      file: job.file_name,
      product: product.label[locale],
      completed: formatCount(job.rows_completed),
      notFound: formatCount(job.rows_not_found),
      unavailable: formatCount(job.rows_unavailable),
      charge: formatPaise(job.captured_paise),
      url: new URL(withId(product.paths.detail, job.id), config.PUBLIC_URL).href,
    }
    return { subject: say(locale, 'mails.bulk.subject', words), text: say(locale, 'mails.bulk.text', words) }
  })
