import fc from "fast-check";

/**
 * Seed of all properties. It is fixed, so that a failure belongs to the change under test. `PROPERTY_SEED=random` tries other
 * inputs, as the nightly job does; a number repeats its run. Browsers have no environment and use the fixed seed.
 */
const FIXED_SEED = 20_261_127;

const asked = globalThis.process?.env?.PROPERTY_SEED;

if (asked !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? FIXED_SEED) });

export default fc;
