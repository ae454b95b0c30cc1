import { adminTokens } from '../../../authProvider/tokens.ts'

/** Whose page this is. */
export const useCurrentStaffId = (): string | undefined => adminTokens.claims()?.id
