import { createContext } from 'react'
import type { EsignSigning } from '../../../../contracts/calls/esignLinks.ts'

/** Shows the document in place of the page that asked for the consent. */
export const SigningBegins = createContext<(signing: EsignSigning) => void>(() => {})
