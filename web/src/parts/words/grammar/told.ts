/** A number that all are told, or null where it is concealed (C6.4). */
export type Told = number | null;
