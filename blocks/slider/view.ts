import { mountAll } from '../../frontend/mount';
import { createSlider } from '../../frontend/slider/create-slider';
import { shape } from '../../frontend/read';

// What they read stands in attributes that old pages have too, with a schema of their own.
mountAll( 'slider', createSlider, shape( {} ) );
