import { configure } from '@testing-library/react'
import * as en from '../../../contracts/messages/en/index.ts'
import * as hi from '../../../contracts/messages/hi/index.ts'
import { addMessages } from '../../../src/i18n/messages.ts'

/** Pages load their texts before they are drawn: here all are there at once. */
addMessages('en', en)
addMessages('hi', hi)

/** Pages and forms are lazy: on a busy machine their first import takes longer than the library's one second. */
configure({ asyncUtilTimeout: 20_000 })
