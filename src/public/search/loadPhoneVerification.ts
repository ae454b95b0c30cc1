/** The steps after the first are in a separate chunk, which visitors who do not search never load. */
export const loadPhoneVerification = () => import('./PhoneVerificationSteps.tsx')
