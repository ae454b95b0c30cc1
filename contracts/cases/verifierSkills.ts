import { type Text, text } from '../platform/text.ts'

/** What a verifier of the platform can judge. A check that needs a skill is taken only by somebody who has it. */
export const verifierSkills = ['identity', 'address', 'employment', 'education', 'court', 'reference'] as const
export type VerifierSkill = (typeof verifierSkills)[number]

export const verifierSkillNames: Record<VerifierSkill, Text> = {
  identity: text('Identity', 'पहचान'),
  address: text('Address', 'पता'),
  employment: text('Employment', 'नौकरी'),
  education: text('Education', 'पढ़ाई'),
  court: text('Court records', 'कोर्ट के रिकॉर्ड'),
  reference: text('References', 'रेफ़रेंस'),
}
