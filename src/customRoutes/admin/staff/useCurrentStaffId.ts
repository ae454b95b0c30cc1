import { adminTokens } from '../../../session/tokens.ts'

/** Whose page this is. */
export const useCurrentStaffId = (): string | undefined => adminTokens.claims()?.id
