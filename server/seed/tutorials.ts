import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'

/** The videos that scripts/recordTutorials.ts records, in the order in which a new customer needs them. */
const videos = [
  {
    name: 'first-check',
    title: 'Your first check',
    description: 'From the product to the response: the sample, the purpose, the price on the button, and the answer.',
  },
  {
    name: 'call-the-api',
    title: 'Call the API',
    description: 'Create a test key, and try a call in the test console before you write code.',
  },
  {
    name: 'follow-the-money',
    title: 'Follow the money',
    description: 'From an entry of the wallet statement to its check, and from API usage to each call.',
  },
]

export async function insertTutorials(trx: Trx, since: Date): Promise<void> {
  const rows = videos.map(({ name, ...video }, index) => ({
    id: idAt('tut', new Date(since.getTime() + index)),
    url: `/tutorials/${name}.webm`,
    ...video,
  }))
  await trx.insertInto('tutorials').values(rows).execute()
}
