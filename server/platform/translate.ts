import { server as en } from '../../contracts/messages/en/server.ts'
import { server as hi } from '../../contracts/messages/hi/server.ts'
import { translate as translateIn, type Values } from '../../contracts/messages/translate.ts'
import type { TextKey } from '../../contracts/messages/types.ts'
import type { Locale } from '../../contracts/platform/text.ts'

const trees = { en, hi }

/** A message of the server in the reader's language. */
export const translate = (locale: Locale, key: TextKey<typeof en>, values?: Values): string =>
  translateIn<typeof en>(trees[locale], key, values)
