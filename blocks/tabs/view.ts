import { createTabs } from '../../frontend/tabs/create-tabs';
import { mountAll } from '../../frontend/mount';

mountAll( 'tabs', createTabs );
