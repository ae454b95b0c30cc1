import { adminTokens } from '../../../authProvider/tokens.ts'

/** Whose page this is. */
export const useOwnId = (): string | undefined => adminTokens.claims()?.id
