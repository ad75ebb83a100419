/** Something outside the program keeps it from starting; the message is one line for the operator. */
export class StartError extends Error {}
