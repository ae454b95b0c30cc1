import { configure } from '@testing-library/react'

/** Pages and forms are lazy: on a busy machine their first import takes longer than the library's one second. */
configure({ asyncUtilTimeout: 20_000 })
