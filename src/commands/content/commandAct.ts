/** Author of changes that the operator makes with a command. */
export const commandAct = { actor: 'command' } as const
